// The words of the start page and of tables: one file, because they are needed together.
export default import.meta.glob('../../../locales/en/{game,web/{shell,new,home,table,mandala,stones}}.ftl', {
  eager: true,
  import: 'default',
});
