"use client";

import { useSyncExternalStore } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { formatAny } from "#lib/i18n/message.ts";

/** It does not change while a page is open. */
const unchanging = () => () => {};

/** What keeps the browser from asking for passkeys where it is; null: nothing. */
export function troubleHere(origin: string): "elsewhere" | "unknown" | null {
	if (window.location.origin !== origin) return "elsewhere";
	return "PublicKeyCredential" in window ? null : "unknown";
}

/**
 * Why no passkey can be asked for on this page, in words; null: it can. Of the address that the browser knows us by
 * only the browser can tell: proxies change what the server hears of it.
 */
export function usePasskeyTrouble(site: PasskeySite): string | null {
	const { passkeysNot: words } = useWords("common");
	const origin = "rpId" in site ? site.origin : null;
	const here = useSyncExternalStore(
		unchanging,
		() => (origin === null ? null : troubleHere(origin)),
		() => null,
	);
	if ("refusal" in site) return formatAny(words[site.refusal], site);
	return here === null ? null : formatAny(words[here], { address: site.origin });
}
