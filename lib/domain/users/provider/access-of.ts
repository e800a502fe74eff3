import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import type { SignInProviderRow } from "#lib/db/stores/users/sign-in-providers.ts";
import type { ProviderAccess } from "#lib/providers/open-provider.ts";

/** What a provider is asked with. */
export function accessOf(provider: SignInProviderRow): ProviderAccess {
	const { issuer, clientId, mayReachPrivate } = provider;
	return { issuer, clientId, mayReachPrivate, clientSecret: openText("provider-secrets", provider.clientSecret) };
}

/** A client secret as it is stored. */
export function sealSecret(secret: string): Uint8Array<ArrayBuffer> {
	return sealText("provider-secrets", secret);
}
