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

/** The error response and every code. */
export function DocsErrors() {
	return (
		<Chapter id="errors" title="Errors">
			<Prose>
				Errors are JSON with a message, a stable code and a trace ID that also appears in the server’s log. Invalid
				parameters are listed under <Word>errors</Word>. Unknown IDs and IDs of other accounts get the same response.
			</Prose>
			<Prose>
				Responses to authenticated requests carry a request ID in <Word>X-Request-Id</Word>, equal to the trace ID of an
				error. Use it to find the request in{" "}
				<a href="/settings/request-log" className="text-seal underline">
					Settings → Request log
				</a>{" "}
				for 30 days: operation, status, code, key or app, duration and address. Request and response bodies aren’t
				stored.
			</Prose>
			<Code label="Error response">{EXAMPLE}</Code>
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
