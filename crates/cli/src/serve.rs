//! `mandala serve`: the table server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use axum::serve::ListenerExt;
use clap::Args;
use server::store::Sqlite;
use server::{App, Config, Dice, InProcess, SystemClock};
use tokio::net::TcpListener;

use crate::failure::Failure;

/// Serve tables to browsers and programs.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// The address to listen at.
    #[arg(long, default_value = "127.0.0.1:8787")]
    listen: SocketAddr,
    /// The folder of the database.
    #[arg(long, default_value = "mandala-data")]
    data: PathBuf,
}

pub(crate) fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let file = |source| Failure::File { path: args.data.clone(), source };
    std::fs::create_dir_all(&args.data).map_err(file)?;
    let store = Sqlite::open(&args.data.join("mandala.db"))
        .await
        .map_err(|error| file(std::io::Error::other(error)))?;
    let app = App::new(
        Arc::new(store.clone()),
        Arc::new(InProcess::new()),
        Arc::new(SystemClock),
        Dice::system(),
        Config::default(),
    );
    app.start().await.map_err(|error| file(std::io::Error::other(error)))?;
    // Messages are small and wait for nothing: a segment goes out when it is written.
    let listener = TcpListener::bind(args.listen).await?.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, server::router(app)).await?;
    store.close().await;
    Ok(())
}
