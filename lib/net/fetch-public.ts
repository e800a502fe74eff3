import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Agent, request } from "undici";
import { isPublicAddress } from "./is-public-address.ts";
import { FetchRefusal, judgeUrl, makeAgent, type ReachPolicy, refusalOf } from "./reach.ts";

/** Public addresses at the port of https. */
export const FETCH_PUBLIC: ReachPolicy = {
	isAllowed: (address, port) => port === 443 && isPublicAddress(address),
	onlyPort: 443,
};
const MAX_REDIRECTS = 3;

type FetchLimits = { maxBytes: number; timeoutMs: number };
type FetchedFile = { sizeBytes: number; sha256: string /** Where it came from at last. */; url: string };

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
	policy: ReachPolicy = FETCH_PUBLIC,
): Promise<FetchedFile> {
	const signal = AbortSignal.timeout(limits.timeoutMs);
	const agent = makeAgent(policy, limits.timeoutMs);
	try {
		return await follow(new URL(url), outputPath, limits, { signal, agent, policy });
	} catch (error) {
		throw refusalOf(error, signal);
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
			if (!URL.canParse(location, url)) throw new FetchRefusal("redirects to an invalid address.");
			url = new URL(location, url);
			continue;
		}
		if (answer.statusCode !== 200) {
			await answer.body.dump();
			throw new FetchRefusal(`returned status ${answer.statusCode}.`);
		}
		return { ...(await store(answer.body, outputPath, limits.maxBytes)), url: url.href };
	}
	throw new FetchRefusal(`redirects more than ${MAX_REDIRECTS} times.`);
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
