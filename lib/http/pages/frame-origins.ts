import { log } from "#lib/config/log.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { openReviewLink } from "#lib/domain/identity-verification/open-review-link.ts";
import { findFrameOriginsOfLink } from "#lib/domain/signing/find-frame-origins.ts";
import { BRAND_PREVIEW_PATH, PREVIEW_PATH } from "./preview-path.ts";

/** Whose pages may show the page at a path in a frame; nobody's, also when that cannot be found out. */
export async function frameOriginsOf(path: string): Promise<string[]> {
	// A preview lies inside the page that it belongs to.
	if (PREVIEW_PATH.test(path) || BRAND_PREVIEW_PATH.test(path)) return ["'self'"];
	const review = /^\/identity-review\/([^/]+)\/?$/.exec(path)?.[1];
	const token = /^\/sign\/([^/]+)\/?$/.exec(path)?.[1];
	try {
		if (review) return (await openReviewLink(visitorContext(), review))?.frameOrigins ?? [];
		return token ? await findFrameOriginsOfLink(visitorContext(), token) : [];
	} catch (error) {
		log.warn({ error }, "could not read frame origins");
		return [];
	}
}
