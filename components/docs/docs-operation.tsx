import { Code } from "#components/ui/code-block.tsx";
import { cx } from "#components/ui/cx.ts";
import { type DescribedOperation, responseId } from "#lib/contract/reference/describe-operation.ts";
import type { ExampleLanguage } from "#lib/contract/reference/write-example.ts";
import { CodeExamples } from "./code-examples.tsx";
import { PartTable } from "./part-table.tsx";
import { Prose, Word } from "./prose.tsx";

export type ShownOperation = DescribedOperation & { examples: Record<ExampleLanguage, string> };

/** One operation: purpose and parameters, with its code beside them where there is room. */
export function DocsOperation({ operation }: { operation: ShownOperation }) {
	const { id, method, path, summary, query, body, answerParts, answerExample, examples } = operation;
	return (
		<section
			id={id}
			className="mt-8 flex min-w-0 flex-col gap-6 border-line border-t pt-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] xl:gap-10"
		>
			<div className="flex min-w-0 flex-col gap-4">
				<h2 className="text-pretty font-semibold text-title">
					<a href={`#${id}`} className="hover:underline">
						{summary}
					</a>
				</h2>
				<p className="flex flex-wrap items-center gap-2 font-mono text-sm">
					<MethodBadge method={method} />
					<span className="break-all">{path}</span>
				</p>
				<Facts operation={operation} />
				{query.length > 0 ? <PartTable title="Query parameters" parts={query} idPrefix={id} /> : null}
				{body.length > 0 ? <PartTable title="Body parameters" parts={body} idPrefix={id} /> : null}
				{answerParts.length > 0 ? (
					<PartTable title="Response fields" parts={answerParts} idPrefix={responseId(id)} isFolded />
				) : null}
			</div>
			<div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto">
				<CodeExamples label={`Call ${path}`} name={id} examples={examples} />
				{answerParts.length > 0 ? (
					<>
						<h3 className="-mb-2 px-2.5 font-medium text-ink-soft">Response</h3>
						<Code label={`Response of ${path}`} copyLabel={`Copy: Response of ${path}`} isTall>
							{JSON.stringify(answerExample, null, 2)}
						</Code>
					</>
				) : null}
			</div>
		</section>
	);
}

const METHOD_CLASSES: Readonly<Record<string, string>> = {
	GET: "text-seal",
	POST: "text-good",
	DELETE: "text-bad",
};

export function MethodBadge({ method }: { method: string }) {
	return (
		<span
			className={cx(
				"w-fit rounded border border-line bg-surface px-1.5 py-0.5 font-mono font-semibold text-xs",
				METHOD_CLASSES[method] ?? "text-warn",
			)}
		>
			{method}
		</span>
	);
}

/** What no table says. */
function Facts({ operation }: { operation: DescribedOperation }) {
	const { id, betaPath, body, encodings, isBodyList, answer, scope } = operation;
	return (
		<Prose>
			Returns <Word>{answer}</Word>.
			{betaPath ? (
				<>
					{" "}
					<Word>{betaPath}</Word> works the same way.
				</>
			) : null}
			{encodings.length === 3 && body.length > 0 ? (
				<>
					{" "}
					Accepts{" "}
					<a href="/docs/api/requests#formats" className="text-seal underline">
						JSON and forms
					</a>
					.
				</>
			) : null}
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
	);
}
