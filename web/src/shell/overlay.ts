/** What can be opened over a page, which stays where it is. */
export type Overlay = 'rules' | 'settings' | 'keys';
