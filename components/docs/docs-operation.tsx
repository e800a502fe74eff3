import type { DescribedOperation } from "#lib/contract/reference/describe-operation.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";
import { PartTable } from "./part-table.tsx";

/** One endpoint: what it is for, what it takes, what it answers, how to call it. */
export function DocsOperation({ operation }: { operation: DescribedOperation & { example: string } }) {
	const { id, method, path, betaPath, summary, query, body, encodings, isBodyList, answer, example, scope } = operation;
	return (
		<Chapter id={id} title={summary}>
			<p className="flex flex-wrap items-center gap-2 font-mono text-sm">
				<span className="rounded bg-seal-soft px-1.5 py-0.5 font-semibold text-seal">{method}</span>
				<span className="break-all">{path}</span>
			</p>
			<Code label={`Call ${path}`}>{example}</Code>
			{query.length > 0 ? <PartTable title="In the address" parts={query} /> : null}
			{body.length > 0 ? <PartTable title="In the body" parts={body} /> : null}
			<Prose>
				Answers <Word>{answer}</Word>.
				{betaPath ? (
					<>
						{" "}
						<Word>{betaPath}</Word> does the same.
					</>
				) : null}
				{encodings.length === 3 && body.length > 0 ? " The body may come in any of the three encodings." : null}
				{isBodyList ? " The body is a JSON list of such objects: all of them are taken, or none." : null}
				{id === "sendDocument" ? " A refusal stores nothing." : null}{" "}
				{scope === null ? (
					"Any credential will do."
				) : (
					<>
						An app needs <Word>{scope}</Word>.
					</>
				)}
			</Prose>
			<Answer operation={operation} />
		</Chapter>
	);
}

/** What comes back, where that is JSON: an example, and what its names mean to unfold. */
function Answer({ operation: { path, answerExample, answerParts } }: { operation: DescribedOperation }) {
	if (answerParts.length === 0) return null;
	return (
		<>
			<Code label={`Answer of ${path}`} isTall>
				{JSON.stringify(answerExample, null, 2)}
			</Code>
			<details>
				<summary className="w-fit rounded-control px-1 py-1 font-medium text-seal">What the answer holds</summary>
				<div className="mt-2">
					<PartTable title="In the answer" parts={answerParts} />
				</div>
			</details>
		</>
	);
}
