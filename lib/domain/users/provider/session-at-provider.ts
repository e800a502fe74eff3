import { z } from "zod";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import { type Identified, leavingUrl } from "#lib/providers/sign-in-at-provider.ts";
import { afterSignOutUrl } from "./rules.ts";

const leaving = z.object({ endpoint: z.string(), clientId: z.string(), idToken: z.string() });
const sessionThere = z.object({ leaving: leaving.nullable(), provedAtMs: z.number().nullable() });

/**
 * What is kept with a session of the provider where it began: how it is ended there, and since when the person's proof
 * is of.
 *
 * @param provedAnew when they have just proved it there; null: the provider says when that was, or nothing
 */
export function sealSessionThere(
	{ leaving: way, provedAt }: Pick<Identified, "leaving" | "provedAt">,
	provedAnew: Date | null,
): Uint8Array<ArrayBuffer> {
	const kept = { leaving: way, provedAtMs: (provedAnew ?? provedAt)?.getTime() ?? null };
	return sealText("provider-sessions", JSON.stringify(kept));
}

/** What was kept so; null where there is nothing that can be read. Older sessions have kept how they are ended alone. */
function openSessionThere(sealed: Uint8Array | null): z.infer<typeof sessionThere> | null {
	if (!sealed) return null;
	try {
		const kept: unknown = JSON.parse(openText("provider-sessions", sealed));
		return z.union([sessionThere, leaving.transform((way) => ({ leaving: way, provedAtMs: null }))]).parse(kept);
	} catch {
		return null;
	}
}

/** When the person had proved at the provider who they are; null where nobody says so. */
export function provedThereAt(sealed: Uint8Array | null): Date | null {
	const ms = openSessionThere(sealed)?.provedAtMs ?? null;
	return ms === null ? null : new Date(ms);
}

/**
 * Where the browser of such a session signs out at the provider; null where there is no way.
 *
 * @param onward where it goes in the end; null: to the sign-in page
 */
export function leavingAddress(sealed: Uint8Array | null, onward: string | null): string | null {
	const way = openSessionThere(sealed)?.leaving;
	return way ? leavingUrl(way, afterSignOutUrl(), onward && sealOnward(onward)) : null;
}

/** An address as a provider's `state`: it comes back with the browser, and nobody else can write one. */
function sealOnward(address: string): string {
	return Buffer.from(sealText("after-sign-out", address)).toString("base64url");
}

/** Where a browser goes that comes back from signing out at a provider; null when that is nothing of ours. */
export function openOnward(state: string): string | null {
	try {
		const address = openText("after-sign-out", Buffer.from(state, "base64url"));
		return URL.canParse(address) ? address : null;
	} catch {
		return null;
	}
}
