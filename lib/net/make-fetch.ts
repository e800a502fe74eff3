import { fetch as fetchThrough, type RequestInit as ThroughInit } from "undici";
import { isPublicAddress } from "./is-public-address.ts";
import { judgeUrl, makeAgent, type ReachPolicy } from "./reach.ts";

/** Public addresses over TLS at its usual port. */
export const REACH_PUBLIC: ReachPolicy = { isAllowed: isPublicAddress, onlyPort: 443 };

/**
 * A `fetch` for libraries that take one: it reaches what the policy allows, and follows no redirects. What is refused
 * fails as FetchRefusal, as does a library's call then.
 */
export function makeFetch(policy: ReachPolicy, timeoutMs: number): typeof fetch {
	const dispatcher = makeAgent(policy, timeoutMs);
	const send = (target: string | URL | Request, init?: unknown) => {
		const url = new URL(target instanceof Request ? target.url : target);
		judgeUrl(url, policy);
		return fetchThrough(url, { ...(init as ThroughInit), dispatcher, redirect: "error" });
	};
	// The types of this package's answers are its own; what they do is the same.
	return send as unknown as typeof fetch;
}
