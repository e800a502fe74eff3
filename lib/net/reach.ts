import { lookup as resolveName } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent } from "undici";

/** What kept an address from being reached, for those who word it in another language. */
type RefusalKind = "not public" | "not https" | "too slow" | "unreachable";

/** Why an address was not reached, in words for the caller; the address itself is never told. */
export class FetchRefusal extends Error {
	override name = "FetchRefusal";
	readonly kind: RefusalKind;

	constructor(message: string, kind: RefusalKind = "unreachable") {
		super(message);
		this.kind = kind;
	}
}

/** Who may be reached; tests let in a server of their own. */
export type ReachPolicy = {
	isAllowed: (address: string, port: number) => boolean;
	/** The only port for names, whose addresses are judged when they are resolved; left out: any. */
	onlyPort?: number;
	/** Ports of hosts that are reached whatever their address is: where an operator said so. */
	trusted?: ReadonlyMap<string, readonly number[]>;
	/** Without TLS as well. */
	mayBePlain?: boolean;
	/** Certificates trusted besides the system's, in PEM. */
	ca?: string;
};

const NOT_PUBLIC = "doesn’t lead to a public address.";

/** @throws FetchRefusal for what is no https address, and for addresses written as numbers that may not be reached */
export function judgeUrl(url: URL, policy: ReachPolicy): void {
	const isSchemeAllowed = url.protocol === "https:" || (policy.mayBePlain === true && url.protocol === "http:");
	if (!isSchemeAllowed || url.username !== "" || url.password !== "") {
		throw new FetchRefusal("doesn’t lead to an https address.", "not https");
	}
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const ports = policy.trusted?.get(host);
	if (ports?.includes(portOf(url))) return;
	// A name is trusted at its ports only, since its addresses are not judged.
	if (ports) throw new FetchRefusal(`must use port ${ports.join(" or ")}.`);
	if (isIP(host) !== 0 && !policy.isAllowed(host, portOf(url))) throw new FetchRefusal(NOT_PUBLIC, "not public");
	// A name's addresses are judged when it is resolved; its port here.
	if (isIP(host) === 0 && policy.onlyPort !== undefined && portOf(url) !== policy.onlyPort) {
		throw new FetchRefusal(`must use port ${policy.onlyPort}.`);
	}
}

function portOf(url: URL): number {
	if (url.port !== "") return Number(url.port);
	return url.protocol === "http:" ? 80 : 443;
}

/** Connects to what the policy allows only: a name is resolved once, and the connection goes to what was judged. */
export function makeAgent(policy: ReachPolicy, timeoutMs: number): Agent {
	const lookup: LookupFunction = (hostname, options, done) => {
		resolveName(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return done(error, []);
			const isTrusted = policy.trusted?.has(hostname) === true;
			const isSafe =
				isTrusted || (addresses.length > 0 && addresses.every(({ address }) => policy.isAllowed(address, 443)));
			if (!isSafe) return done(new FetchRefusal(NOT_PUBLIC, "not public"), []);
			const [first] = addresses;
			if (options.all) return done(null, addresses);
			done(null, first?.address ?? "", first?.family);
		});
	};
	const trusted = policy.ca === undefined ? {} : { ca: policy.ca };
	return new Agent({
		connect: { lookup, timeout: timeoutMs, ...trusted },
		headersTimeout: timeoutMs,
		bodyTimeout: timeoutMs,
		maxHeaderSize: 16_384,
	});
}

/** What went wrong on the way, in words for the caller. */
export function refusalOf(error: unknown, signal: AbortSignal): FetchRefusal {
	if (error instanceof FetchRefusal) return error;
	if (signal.aborted) return new FetchRefusal("didn’t respond in time.", "too slow");
	const cause = error instanceof Error && error.cause instanceof FetchRefusal ? error.cause : null;
	return cause ?? new FetchRefusal("couldn’t be reached.");
}
