import { perProcess } from "#lib/config/per-process.ts";
import type { RouteHandler } from "./define-route.ts";

/** The public API as the framework loaded it; null until its first request. */
const loaded = perProcess("api-dispatch", (): { dispatch: RouteHandler | null } => ({ dispatch: null }));

/** Registers the API, so that the server can call it without the framework. */
export function provideDispatch(dispatch: RouteHandler): void {
	loaded.dispatch = dispatch;
}

/** The registered API: bundling a copy with the server would duplicate its code and caches. */
export function loadedDispatch(): RouteHandler | null {
	return loaded.dispatch;
}
