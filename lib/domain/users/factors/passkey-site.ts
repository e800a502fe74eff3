import { isIP } from "node:net";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";

/**
 * What passkeys of an installation are bound to: the host of its public address. Browsers take no IP address for one
 * (WebAuthn Level 3 section 5.1.2: an effective domain that is a domain), and show passkeys only in a secure context:
 * https, or this machine's own `localhost`.
 */
export function passkeySite(publicUrl: string): PasskeySite {
	const { hostname, host, protocol, origin } = new URL(publicUrl);
	if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return { refusal: "address", host };
	const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
	if (protocol !== "https:" && !isLocal) return { refusal: "insecure", host };
	return { rpId: hostname, origin };
}
