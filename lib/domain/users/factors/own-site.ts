import { env } from "#lib/config/env.ts";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { passkeySite } from "./passkey-site.ts";

/** Where passkeys of this installation are made and used, or why there are none. */
export function ownSite(): PasskeySite {
	return passkeySite(env().publicUrl);
}

/** @throws AppError Conflict where passkeys cannot be */
export function requireSite(): Extract<PasskeySite, { rpId: string }> {
	const site = ownSite();
	if ("refusal" in site) throw refusal("Conflict", said("passkeysNotHere"));
	return site;
}
