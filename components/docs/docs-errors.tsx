import { ERRORS } from "#lib/errors/catalogue.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";

const EXAMPLE = `{
  "error": "The value has 12 characters; at most 10 are allowed.",
  "errorType": "ValidationError",
  "status": 400,
  "traceId": "5b0f9a2e-…",
  "errors": {"Signers[1].FormFields[0].Value": ["…"]}
}`;

/** What a refusal looks like, and every code there is. */
export function DocsErrors() {
	return (
		<Chapter id="errors" title="Errors">
			<Prose>
				Every refusal is JSON with one readable sentence, a code that never changes its meaning, and a trace id that the
				server's log knows. Refused parts are named under <Word>errors</Word>. An unknown id and one that belongs to
				somebody else get the same answer.
			</Prose>
			<Prose>
				Every answer to a known caller names its request id as <Word>X-Request-Id</Word>; of a refusal it is the trace
				id. With it the call is found in{" "}
				<a href="/settings/request-log" className="text-seal underline">
					Settings → Request log
				</a>{" "}
				for 30 days: operation, status, code, key or app, duration and address, and nothing of what it carried.
			</Prose>
			<Code label="A refusal">{EXAMPLE}</Code>
			<section className="overflow-hidden rounded-card border border-line bg-surface">
				<dl>
					{Object.entries(ERRORS).map(([code, { status, text }]) => (
						<div
							key={code}
							className="grid gap-x-6 border-line border-b px-4 py-2.5 last:border-b-0 sm:grid-cols-[15rem_minmax(0,1fr)]"
						>
							<dt className="font-mono text-xs leading-5">
								<span className="mr-3 text-ink-soft tabular-nums">{status}</span>
								<span className="font-medium">{code}</span>
							</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</section>
		</Chapter>
	);
}
