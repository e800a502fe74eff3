import { z } from "zod";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import { type Leaving, leavingUrl } from "#lib/providers/sign-in-at-provider.ts";
import { afterSignOutUrl } from "./rules.ts";

const leaving = z.object({ endpoint: z.string(), clientId: z.string(), idToken: z.string() });

/**
 * So long somebody may take to sign out at the provider. An address that led on for ever could be kept, and sent to
 * others: they would take where it leads for a page of ours.
 */
const ONWARD_MINUTES = 10;

const afterwards = z.object({ address: z.string().refine((text) => URL.canParse(text)), sealedMs: z.number() });

/** How a session is ended at the provider where it began, as it is kept with it. */
export function sealLeaving(given: Leaving | null): Uint8Array<ArrayBuffer> | null {
	return given && sealText("provider-sessions", JSON.stringify(given));
}

/** What was kept so; null where there is nothing that can be read. */
function openLeaving(sealed: Uint8Array | null): Leaving | null {
	if (!sealed) return null;
	try {
		return leaving.parse(JSON.parse(openText("provider-sessions", sealed)));
	} catch {
		return null;
	}
}

/**
 * Where the browser of such a session signs out at the provider; null where there is no way.
 *
 * @param onward where it goes in the end; null: to the sign-in page
 */
export function leavingAddress(sealed: Uint8Array | null, onward: string | null, now: Date): string | null {
	const way = openLeaving(sealed);
	return way ? leavingUrl(way, afterSignOutUrl(), onward && sealOnward(onward, now)) : null;
}

/** An address as a provider's `state`: it comes back with the browser, and nobody else can write one. */
function sealOnward(address: string, now: Date): string {
	const text = JSON.stringify({ address, sealedMs: now.getTime() });
	return Buffer.from(sealText("after-sign-out", text)).toString("base64url");
}

/** Where a browser goes that comes back from signing out at a provider; null when that is nothing of ours, or too old. */
export function openOnward(state: string, now: Date): string | null {
	try {
		const content: unknown = JSON.parse(openText("after-sign-out", Buffer.from(state, "base64url")));
		const { address, sealedMs } = afterwards.parse(content);
		return sealedMs > now.getTime() - ONWARD_MINUTES * 60_000 ? address : null;
	} catch {
		return null;
	}
}
