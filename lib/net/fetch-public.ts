import { createHash } from "node:crypto";
import { lookup as resolveName } from "node:dns";
import { createWriteStream } from "node:fs";
import { isIP, type LookupFunction } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Agent, request } from "undici";
import { isPublicAddress } from "./is-public-address.ts";

/** Why a file could not be fetched, in words for the caller; the address itself is never told. */
export class FetchRefusal extends Error {
	override name = "FetchRefusal";
}

/** Who may be reached; tests let in a server of their own. */
export type ReachPolicy = {
	isAllowed: (address: string, port: number) => boolean;
	/** Certificates trusted besides the system's, in PEM. */
	ca?: string;
};

const PUBLIC: ReachPolicy = { isAllowed: (address, port) => port === 443 && isPublicAddress(address) };
const MAX_REDIRECTS = 3;
const NOT_PUBLIC = "leads to an address that is not public.";

export type FetchLimits = { maxBytes: number; timeoutMs: number };
export type FetchedFile = { sizeBytes: number; sha256: string /** Where it came from at last. */; url: string };

/**
 * Fetches a file over https into a new file. The name is resolved once, every address it has is judged, and
 * the connection goes to what was judged; each redirect is judged anew.
 *
 * @throws FetchRefusal
 */
export async function fetchPublic(
	url: string,
	outputPath: string,
	limits: FetchLimits,
	policy: ReachPolicy = PUBLIC,
): Promise<FetchedFile> {
	const signal = AbortSignal.timeout(limits.timeoutMs);
	const agent = makeAgent(policy, limits.timeoutMs);
	try {
		return await follow(new URL(url), outputPath, limits, { signal, agent, policy });
	} catch (error) {
		if (error instanceof FetchRefusal) throw error;
		if (signal.aborted) throw new FetchRefusal("took too long to answer.");
		const cause = error instanceof Error && error.cause instanceof FetchRefusal ? error.cause : null;
		throw cause ?? new FetchRefusal("could not be reached.");
	} finally {
		await agent.destroy();
	}
}

type Trip = { signal: AbortSignal; agent: Agent; policy: ReachPolicy };

async function follow(start: URL, outputPath: string, limits: FetchLimits, trip: Trip): Promise<FetchedFile> {
	let url = start;
	for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
		judgeUrl(url, trip.policy);
		const answer = await request(url, { dispatcher: trip.agent, signal: trip.signal, headers: { accept: "*/*" } });
		const { location } = answer.headers;
		if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === "string") {
			await answer.body.dump();
			if (!URL.canParse(location, url)) throw new FetchRefusal("leads to an address that cannot be read.");
			url = new URL(location, url);
			continue;
		}
		if (answer.statusCode !== 200) {
			await answer.body.dump();
			throw new FetchRefusal(`answers with status ${answer.statusCode}.`);
		}
		return { ...(await store(answer.body, outputPath, limits.maxBytes)), url: url.href };
	}
	throw new FetchRefusal(`redirects more than ${MAX_REDIRECTS} times.`);
}

/** @throws FetchRefusal for what is no https address, and for addresses written as numbers that are not public */
function judgeUrl(url: URL, policy: ReachPolicy): void {
	if (url.protocol !== "https:" || url.username !== "" || url.password !== "") {
		throw new FetchRefusal("leads to an address that is not https.");
	}
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if (isIP(host) !== 0 && !policy.isAllowed(host, portOf(url))) throw new FetchRefusal(NOT_PUBLIC);
	// A name's addresses are judged when it is resolved; its port here.
	if (isIP(host) === 0 && policy === PUBLIC && portOf(url) !== 443) throw new FetchRefusal("must use port 443.");
}

function portOf(url: URL): number {
	return url.port === "" ? 443 : Number(url.port);
}

function makeAgent(policy: ReachPolicy, timeoutMs: number): Agent {
	const lookup: LookupFunction = (hostname, options, done) => {
		resolveName(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return done(error, []);
			const isSafe = addresses.length > 0 && addresses.every(({ address }) => policy.isAllowed(address, 443));
			if (!isSafe) return done(new FetchRefusal(NOT_PUBLIC), []);
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

async function store(body: NodeJS.ReadableStream, outputPath: string, maxBytes: number) {
	const hash = createHash("sha256");
	let sizeBytes = 0;
	const meter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			sizeBytes += chunk.length;
			if (sizeBytes > maxBytes) return done(new FetchRefusal("is too large."));
			hash.update(chunk);
			done(null, chunk);
		},
	});
	await pipeline(body, meter, createWriteStream(outputPath, { flags: "wx", mode: 0o600 }));
	return { sizeBytes, sha256: hash.digest("hex") };
}
