import { findLinkFrames } from "#lib/db/stores/signing.ts";
import { hashToken } from "./mint-token.ts";

/** Whose pages may show the signing page of a link in a frame: those the link was made for, usually none. */
export async function findFrameOriginsOfLink(token: string): Promise<string[]> {
	return /^[\w-]{43}$/.test(token) ? findLinkFrames(hashToken(token)) : [];
}
