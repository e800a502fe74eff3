import { perProcess } from "#lib/config/per-process.ts";
import type { RouteHandler } from "./define-route.ts";

/** What the framework loaded of the public API; null until it was first asked for it. */
const loaded = perProcess("api-dispatch", (): { dispatch: RouteHandler | null } => ({ dispatch: null }));

/** Called by the API's route, so that the server can call it without the framework in between. */
export function provideDispatch(dispatch: RouteHandler): void {
	loaded.dispatch = dispatch;
}

/** The API as the framework loaded it: a copy bundled with the server would hold its code and its caches twice. */
export function loadedDispatch(): RouteHandler | null {
	return loaded.dispatch;
}
