import { request } from "undici";
import { isPublicAddress } from "./is-public-address.ts";
import { judgeUrl, makeAgent, type ReachPolicy, refusalOf } from "./reach.ts";

/** Public addresses at any port, over TLS. */
export const POST_TO_PUBLIC: ReachPolicy = { isAllowed: isPublicAddress };

/** Everything the machine itself reaches, with or without TLS: only where an operator said so. */
export const POST_ANYWHERE: ReachPolicy = { isAllowed: () => true, mayBePlain: true };

export type Post = { url: string; headers: Record<string, string>; body: string; timeoutMs: number };

/**
 * Posts a text. Redirects are not followed, and what is answered is not read.
 *
 * @returns the status of the answer
 * @throws FetchRefusal when there was none
 */
export async function postText({ url, headers, body, timeoutMs }: Post, policy: ReachPolicy): Promise<number> {
	const signal = AbortSignal.timeout(timeoutMs);
	const agent = makeAgent(policy, timeoutMs);
	try {
		const target = new URL(url);
		judgeUrl(target, policy);
		const answer = await request(target, { method: "POST", headers, body, dispatcher: agent, signal });
		answer.body.on("error", () => undefined).destroy();
		return answer.statusCode;
	} catch (error) {
		throw refusalOf(error, signal);
	} finally {
		await agent.destroy();
	}
}
