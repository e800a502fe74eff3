import { Chapter, Prose, Word } from "./chapter.tsx";

export type DocsLimits = { uploadMegabytes: number; livePerHour: number; sandboxPerHour: number };

/** How much is allowed, and who pays. */
export function DocsLimitsChapter({ limits }: { limits: DocsLimits }) {
	return (
		<Chapter id="limits" title="Limits">
			<Prose>
				All files of a request together have at most {limits.uploadMegabytes} MB. An account may call{" "}
				{limits.livePerHour.toLocaleString("en")} times an hour with live keys and{" "}
				{limits.sandboxPerHour.toLocaleString("en")} times with sandbox keys. Each answer says where you stand in{" "}
				<Word>X-RateLimit-Limit</Word>, <Word>X-RateLimit-Remaining</Word> and <Word>X-RateLimit-Reset</Word> (unix
				seconds); beyond it comes 429 with <Word>Retry-After</Word>.
			</Prose>
			<Prose>
				An account may have a number of API credits; without one it sends as many documents as it likes. Each document
				that is sent with a live key or token takes one, scheduled ones when they are accepted. Refused calls, repeated
				ones with the same <Word>Idempotency-Key</Word>, the sandbox and sending in the browser take none. With none
				left, sending answers 402 with <Word>NoCredits</Word> and stores nothing. An OAuth app's billing option says
				whose plan, rate limit and credits its calls use: the user's account or the app owner's.
			</Prose>
		</Chapter>
	);
}
