import { z } from "zod";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import { type Leaving, leavingUrl } from "#lib/providers/sign-in-at-provider.ts";
import { afterSignOutUrl } from "./rules.ts";

const leaving = z.object({ endpoint: z.string(), clientId: z.string(), idToken: z.string() });

/** How a session is ended at the provider where it began, as it is kept with it. */
export function sealLeaving(given: Leaving | null): Uint8Array<ArrayBuffer> | null {
	return given && sealText("provider-sessions", JSON.stringify(given));
}

/** Where the browser of such a session signs out at the provider; null where nothing is kept that can be read. */
export function leavingAddress(sealed: Uint8Array | null): string | null {
	if (!sealed) return null;
	try {
		return leavingUrl(leaving.parse(JSON.parse(openText("provider-sessions", sealed))), afterSignOutUrl());
	} catch {
		return null;
	}
}
