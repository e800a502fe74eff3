import { log } from "#lib/config/log.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { findMethodOfLink } from "#lib/domain/signing/identifying/find-method-of-link.ts";

/** Whether the page at a path may ask for the camera; none may, when that cannot be found out. */
export async function usesCamera(path: string): Promise<boolean> {
	const token = /^\/sign\/([^/]+)\/?$/.exec(path)?.[1];
	if (!token) return false;
	try {
		return (await findMethodOfLink(visitorContext(), token)) === "IdVerification";
	} catch (error) {
		log.warn({ error }, "could not read whether a page uses the camera");
		return false;
	}
}
