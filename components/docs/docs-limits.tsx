import { Chapter, Prose, Word } from "./chapter.tsx";

export type DocsLimits = { uploadMegabytes: number; livePerHour: number; sandboxPerHour: number };

/** Limits and credits. */
export function DocsLimitsChapter({ limits }: { limits: DocsLimits }) {
	return (
		<Chapter id="limits" title="Limits">
			<Prose>
				The files of a request can total {limits.uploadMegabytes} MB. Each account can make{" "}
				{limits.livePerHour.toLocaleString("en")} requests an hour with live keys and{" "}
				{limits.sandboxPerHour.toLocaleString("en")} with sandbox keys. Responses report the current limit in{" "}
				<Word>X-RateLimit-Limit</Word>, <Word>X-RateLimit-Remaining</Word> and <Word>X-RateLimit-Reset</Word> (Unix
				timestamp in seconds). Requests over the limit get 429 with <Word>Retry-After</Word>.
			</Prose>
			<Prose>
				An account can have a limited number of API credits; without one, sending is unlimited. Each document sent with
				a live key or token uses one credit, scheduled documents when they’re accepted. Refused requests, retries with
				the same <Word>Idempotency-Key</Word>, the sandbox and sending in the app use none. Without credits, sending
				returns 402 with <Word>NoCredits</Word> and stores nothing. An OAuth app’s billing setting determines whose
				plan, rate limit and credits it uses: the user’s account or the app owner’s.
			</Prose>
		</Chapter>
	);
}
