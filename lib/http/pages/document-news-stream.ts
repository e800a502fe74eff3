import { log } from "#lib/config/log.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { watchDocuments } from "#lib/domain/documents/listing/watch-documents.ts";
import { noteOpenStream } from "../answering/open-streams.ts";
import { isStillAllowed } from "./is-still-allowed.ts";

/** What happens within this time is told together. */
const GATHER_MS = 200;
/** So often the session is judged anew, and the line shows that it is alive. */
const JUDGE_EVERY_MS = 15_000;
/** More than these are not named. */
const MOST_NAMED = 50;
/** A browser opens one. */
const MOST_PER_USER = 20;
/** Who does not read has this much waiting for them, in pieces. */
const MOST_UNREAD = 100;

const HEADERS = {
	"Content-Type": "text/event-stream",
	// Compressed, it would come when it is over; nginx would gather it as well.
	"Cache-Control": "no-store, no-transform",
	"X-Accel-Buffering": "no",
};

/**
 * Tells a browser of changes to the documents that its user reaches, as server-sent events, for as long as the session
 * and what it may stay as they are. The session is judged anew before each event: who has signed out hears no more.
 *
 * - `data`: a JSON array of `{documentId, isSandbox}`, or null for "many"
 * - `event: over`: the session has ended
 *
 * Answered with 503 when the database does not tell of changes, and with 429 to who has too many open.
 */
export async function documentNewsStream(user: UserContext, signal: AbortSignal): Promise<Response> {
	const line = openLine();
	const told = new Map<string, boolean>();
	let gathering: NodeJS.Timeout | undefined;
	let stop = () => {};
	const end = () => {
		clearTimeout(gathering);
		clearInterval(judging);
		stop();
		forget?.();
		line.close();
	};
	const judging = setInterval(() => void tellIfAllowed(), JUDGE_EVERY_MS).unref();
	const forget = noteOpenStream(user.principal.userId, MOST_PER_USER, end);

	async function tellIfAllowed(): Promise<void> {
		try {
			if (!(await isStillAllowed(user))) {
				line.write("event: over\ndata: null\n\n");
				end();
				return;
			}
			gathering = undefined;
			line.write(told.size === 0 ? ":\n\n" : `data: ${wordsOf(told)}\n\n`);
			told.clear();
			if (line.isLeft()) end();
		} catch (error) {
			log.warn({ error }, "document events ended");
			end();
		}
	}

	if (!forget) {
		end();
		return new Response(null, { status: 429, headers: { "Cache-Control": "no-store", "Retry-After": "60" } });
	}
	try {
		stop = await watchDocuments(user, {
			tell: ({ documentId, isSandbox }) => {
				told.set(documentId, isSandbox);
				gathering ??= setTimeout(() => void tellIfAllowed(), GATHER_MS).unref();
			},
			lose: end,
		});
	} catch (error) {
		log.warn({ error }, "could not listen for database changes");
		end();
		return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } });
	}
	line.onLeave(end);
	if (signal.aborted) end();
	signal.addEventListener("abort", end, { once: true });
	line.write(":\n\n");
	return new Response(line.body, { headers: HEADERS });
}

function wordsOf(told: Map<string, boolean>): string {
	if (told.size > MOST_NAMED) return "null";
	return JSON.stringify([...told].map(([documentId, isSandbox]) => ({ documentId, isSandbox })));
}

/** A body that is written to for as long as somebody reads it. */
function openLine() {
	const encoder = new TextEncoder();
	let isClosed = false;
	let leave = () => {};
	let out: ReadableStreamDefaultController<Uint8Array> | undefined;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			out = controller;
		},
		cancel: () => {
			isClosed = true;
			leave();
		},
	});
	return {
		body,
		write: (text: string) => {
			if (!isClosed) out?.enqueue(encoder.encode(text));
		},
		/** Whether nobody seems to read any more. */
		isLeft: () => isClosed || (out?.desiredSize ?? 0) < -MOST_UNREAD,
		onLeave: (then: () => void) => {
			leave = then;
		},
		close: () => {
			if (isClosed) return;
			isClosed = true;
			out?.close();
		},
	};
}
