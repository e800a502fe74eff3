import { headers } from "next/headers";
import { env } from "#lib/config/env.ts";
import { clientIp, FORWARDED_HEADER, PEER_HEADER } from "../limits/client-ip.ts";

/** More proxies than that stand before nobody. */
const MOST_FORWARDED = 20;

/** How a page or a call of its action came: what the browser calls us, and what proxies say of who calls. */
export async function visitOfPage(): Promise<{
	origin: string | null;
	forwarded: string[];
	peer: string;
	address: string;
}> {
	const given = await headers();
	const peer = given.get(PEER_HEADER) ?? "";
	const forwarded = (given.get(FORWARDED_HEADER) ?? "").split(",").map((one) => one.trim());
	return {
		origin: given.get("origin") ?? hostAsOrigin(given.get("host")),
		forwarded: forwarded.filter(Boolean).slice(-MOST_FORWARDED),
		peer,
		address: clientIp(given),
	};
}

/** A page is asked for without its origin: of the scheme nothing is known, so it is the one that we expect. */
function hostAsOrigin(host: string | null): string | null {
	const origin = `${new URL(env().publicUrl).protocol}//${host}`;
	return host && URL.canParse(origin) ? new URL(origin).origin : null;
}
