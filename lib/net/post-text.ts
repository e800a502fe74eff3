import { request } from "undici";
import { isPublicAddress } from "./is-public-address.ts";
import { judgeUrl, makeAgent, type ReachPolicy, refusalOf } from "./reach.ts";

/** Public addresses at any port, over TLS. */
export const POST_TO_PUBLIC: ReachPolicy = { isAllowed: isPublicAddress };

/** Everything the machine itself reaches, with or without TLS: only where an operator said so. */
export const POST_ANYWHERE: ReachPolicy = { isAllowed: () => true, mayBePlain: true };

type Post = {
	url: string;
	headers: Record<string, string>;
	body: string;
	timeoutMs: number;
	/** How much of a text that is answered is read, in bytes; 0: nothing. */
	answerBytes: number;
};

/** What came back. `text` is null where nothing was to be read, and where the answer is no text. */
type PostAnswer = { status: number; text: string | null };

type Answer = Awaited<ReturnType<typeof request>>;

/** How long the text may keep us after its status has come. */
const TEXT_TIMEOUT_MS = 1_000;
const TEXT_TYPE = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript)\b)/i;

/**
 * Posts a text. Redirects are not followed; of what is answered no more is read than is asked for, and a text that
 * comes slowly is cut where it is.
 *
 * @throws FetchRefusal when there was no answer
 */
export async function postText(
	{ url, headers, body, timeoutMs, answerBytes }: Post,
	policy: ReachPolicy,
): Promise<PostAnswer> {
	const signal = AbortSignal.timeout(timeoutMs);
	const agent = makeAgent(policy, timeoutMs);
	try {
		const target = new URL(url);
		judgeUrl(target, policy);
		const answer = await request(target, { method: "POST", headers, body, dispatcher: agent, signal });
		const text = answerBytes > 0 && isText(answer) ? await beginningOf(answer, answerBytes) : null;
		answer.body.on("error", () => undefined).destroy();
		return { status: answer.statusCode, text };
	} catch (error) {
		throw refusalOf(error, signal);
	} finally {
		await agent.destroy();
	}
}

function isText({ headers }: Answer): boolean {
	const type = headers["content-type"];
	return headers["content-encoding"] === undefined && (type === undefined || TEXT_TYPE.test(String(type)));
}

/** The first bytes of an answer as text that a database can hold. */
async function beginningOf({ body }: Answer, maxBytes: number): Promise<string> {
	const parts: Buffer[] = [];
	let sizeBytes = 0;
	const timer = setTimeout(() => body.destroy(), TEXT_TIMEOUT_MS);
	try {
		for await (const part of body) {
			parts.push(part as Buffer);
			sizeBytes += (part as Buffer).length;
			if (sizeBytes >= maxBytes) break;
		}
	} catch {
		// What came until then is what there is.
	} finally {
		clearTimeout(timer);
	}
	const bytes = Buffer.concat(parts).subarray(0, maxBytes);
	// A character that was cut in its middle is left out.
	return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\0", "");
}
