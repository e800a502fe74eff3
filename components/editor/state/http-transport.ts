import type { ChangedTemplate } from "#lib/draft/changed-template.ts";
import type { CorrectionConflict } from "#lib/draft/correction.ts";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import type { EditorSubject } from "../work/subject.ts";
import type { DeskGone, DeskTransport, NoAnswer, SendAnswer } from "./editor-transport.ts";

/** A request without an answer for so long has none: the connection is dead, whatever the browser thinks of it. */
const TIMEOUT_MS = 30_000;
const SEND_TIMEOUT_MS = 120_000;

/** The desk's own addresses, below those of what is edited. */
export function httpTransport({ path: base, from }: Pick<EditorSubject, "path" | "from">): DeskTransport {
	const begun = from === null ? {} : { from };
	return {
		fetchSteps: (since) =>
			callSteps(`${base}/steps?since=${since}${from === null ? "" : `&from=${from}`}`, { method: "GET" }),
		postSteps: (request) => callSteps(`${base}/steps`, jsonPost({ ...request, ...begun })),
		postStepsLeaving(request) {
			// The page goes: an error has nobody to be told to, and the journal still has the steps.
			const leaving = { ...jsonPost({ ...request, ...begun }), keepalive: true };
			void fetch(`${base}/steps`, leaving).catch(() => undefined);
		},
		send: (request) => callSend(`${base}/send`, jsonPost(request)),
		save: (request) => callSend(`${base}/save`, jsonPost({ ...request, ...begun })),
		apply: (request) => callSend(`${base}/apply`, jsonPost(request)),
		takeBack: (request) => callDone(`${base}/take-back`, jsonPost(request)),
		discard: () => callDone(`${base}/discard`, jsonPost({})),
		setAccessCode: (request) => callDone(`${base}/access-code`, jsonPost(request)),
	};
}

function jsonPost(body: object): RequestInit {
	return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function callSteps(url: string, init: RequestInit): Promise<{ kind: "answer"; answer: StepsAnswer } | NoAnswer> {
	const given = await call(url, init, TIMEOUT_MS);
	if (!given) return { kind: "offline" };
	if (given.response.ok && given.body) return { kind: "answer", answer: given.body as StepsAnswer };
	return whyNot(given);
}

async function callDone(url: string, init: RequestInit): Promise<{ kind: "done" } | NoAnswer> {
	const given = await call(url, init, TIMEOUT_MS);
	if (!given) return { kind: "offline" };
	const { response, body } = given;
	// Another version than the one that was seen: what it is shows with the next look.
	if (response.status === 409 && !body?.gone) return { kind: "trouble", retryAfterMs: null };
	return response.ok ? { kind: "done" } : whyNot(given);
}

async function callSend(url: string, init: RequestInit): Promise<SendAnswer> {
	const given = await call(url, init, SEND_TIMEOUT_MS);
	if (!given) return { kind: "offline" };
	const { response, body } = given;
	const id = body?.documentId ?? body?.templateId;
	if (response.ok && typeof id === "string") return { kind: "sent", documentId: id };
	if (body?.changed) return { kind: "changed", changed: body.changed as ChangedTemplate };
	if (Array.isArray(body?.conflicts)) return { kind: "conflicts", conflicts: body.conflicts as CorrectionConflict[] };
	if (response.status === 409 && !body?.gone) return { kind: "outdated" };
	if (body?.errors) return { kind: "problems", problems: body.errors, message: textOf(body.error) };
	return whyNot(given);
}

type Given = { response: Response; body: Record<string, unknown> | null };

/** null: no answer. */
async function call(url: string, init: RequestInit, timeoutMs: number): Promise<Given | null> {
	try {
		const response = await fetch(url, { ...init, cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
		const isJson = response.headers.get("content-type")?.includes("json") ?? false;
		return { response, body: isJson ? ((await response.json()) as Given["body"]) : null };
	} catch {
		return null;
	}
}

const REJECTED = [400, 402, 413, 415, 422];

function whyNot({ response, body }: Given): NoAnswer {
	const message = textOf(body?.error);
	const ended = Object(body?.gone) as Partial<Record<keyof DeskGone, unknown>>;
	if (response.status === 401) return { kind: "signedOut" };
	// Also a right that was taken back: what one may not change is not there for one.
	if (response.status === 404 || response.status === 403) return gone("missing", ended, message);
	if (response.status === 409) return gone(statusOf(ended.status), ended, message);
	if (REJECTED.includes(response.status)) return { kind: "rejected", message };
	const seconds = Number(response.headers.get("retry-after"));
	return { kind: "trouble", retryAfterMs: seconds > 0 ? seconds * 1_000 : null };
}

function gone(
	status: DeskGone["status"],
	{ by, at }: Partial<Record<keyof DeskGone, unknown>>,
	message: string,
): NoAnswer {
	const known = { by: textOf(by) || null, at: typeof at === "number" ? at : null };
	return { kind: "gone", gone: { status, ...known, message } };
}

const ENDINGS = [
	...(["sent", "scheduled", "revoked", "deleted"] as const),
	...(["applied", "discarded", "completed", "declined", "expired"] as const),
];

function statusOf(status: unknown): DeskGone["status"] {
	return ENDINGS.find((ending) => ending === status) ?? "missing";
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}
