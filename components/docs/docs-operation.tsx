import type { DescribedOperation } from "#lib/contract/reference/describe-operation.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";
import { PartTable } from "./part-table.tsx";

/** One endpoint: purpose, example, parameters and response. */
export function DocsOperation({ operation }: { operation: DescribedOperation & { example: string } }) {
	const { id, method, path, betaPath, summary, query, body, encodings, isBodyList, answer, example, scope } = operation;
	return (
		<Chapter id={id} title={summary}>
			<p className="flex flex-wrap items-center gap-2 font-mono text-sm">
				<span className="rounded bg-seal-soft px-1.5 py-0.5 font-semibold text-seal">{method}</span>
				<span className="break-all">{path}</span>
			</p>
			<Code label={`Call ${path}`}>{example}</Code>
			{query.length > 0 ? <PartTable title="Query parameters" parts={query} /> : null}
			{body.length > 0 ? <PartTable title="Body parameters" parts={body} /> : null}
			<Prose>
				Returns <Word>{answer}</Word>.
				{betaPath ? (
					<>
						{" "}
						<Word>{betaPath}</Word> works the same way.
					</>
				) : null}
				{encodings.length === 3 && body.length > 0 ? " Accepts all three request formats." : null}
				{isBodyList ? " The body is a JSON list of these objects; either all are accepted or none." : null}
				{id === "sendDocument" ? " A refused request stores nothing." : null}{" "}
				{scope === null ? (
					"No scope required."
				) : (
					<>
						Required scope: <Word>{scope}</Word>.
					</>
				)}
			</Prose>
			<Answer operation={operation} />
		</Chapter>
	);
}

/** A JSON response: an example, and its fields to expand. */
function Answer({ operation: { path, answerExample, answerParts } }: { operation: DescribedOperation }) {
	if (answerParts.length === 0) return null;
	return (
		<>
			<Code label={`Response of ${path}`} isTall>
				{JSON.stringify(answerExample, null, 2)}
			</Code>
			<details>
				<summary className="w-fit rounded-control px-1 py-1 font-medium text-seal">Response fields</summary>
				<div className="mt-2">
					<PartTable title="Response fields" parts={answerParts} />
				</div>
			</details>
		</>
	);
}
