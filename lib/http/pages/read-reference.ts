import type { Token } from "marked";
import { env } from "#lib/config/env.ts";
import type { Guide, GuideRow, GuideSection } from "#lib/contract/guides/guide.ts";
import type { OperationId } from "#lib/contract/operations.ts";
import { type DescribedOperation, describeOperation, responseId } from "#lib/contract/reference/describe-operation.ts";
import type { DescribedPart } from "#lib/contract/reference/described-part.ts";
import { RESOURCES } from "#lib/contract/reference/resources.ts";
import { REFERENCE_TABLES } from "#lib/contract/reference/tables/reference-tables.ts";
import { type ExampleLanguage, writeExamples } from "#lib/contract/reference/write-example.ts";
import { readFolder } from "./read-guides.ts";

type ReferenceOperation = DescribedOperation & { examples: Record<ExampleLanguage, string> };

/** A page of the API reference; the operations of a resource stand below its text. */
type ReferencePage = Guide & { operations: readonly ReferenceOperation[] };

let read: readonly ReferencePage[] | undefined;

/** Every page of the API reference, in the order of lib/reference/README.md. They don’t change while the process runs. */
export function readReference(): readonly ReferencePage[] {
	read ??= readPages();
	return read;
}

function readPages(): ReferencePage[] {
	const { publicUrl, uploadLimitBytes, rateLimit } = env();
	const limits = { uploadBytes: uploadLimitBytes, ...rateLimit };
	const fill = (text: string) =>
		text
			.replaceAll("PUBLIC_URL", publicUrl)
			.replace(/<!-- ([a-z-]+) -->/g, (comment, name) => REFERENCE_TABLES[name]?.(limits) ?? comment);
	return readFolder("lib/reference", "/docs/api", fill).map((page) => {
		const operations = (RESOURCES[page.slug] ?? []).map((id) => withExamples(id, publicUrl));
		return {
			...page,
			...(page.slug === "overview" ? { path: "/docs" } : {}),
			tokens: page.tokens.map((token) => withExample(token, publicUrl)),
			sections: [...page.sections, ...operations.map(sectionOf)],
			operations,
		};
	});
}

function withExamples(id: OperationId, publicUrl: string): ReferenceOperation {
	return { ...describeOperation(id), examples: writeExamples(id, publicUrl) };
}

/** `<!-- example sendDocument -->` as the code of this call. */
function withExample(token: Token, publicUrl: string): Token {
	const [, id] = (token.type === "html" && /^<!-- example (\w+) -->/.exec(token.raw)) || [];
	return id ? { type: "example", raw: "", examples: writeExamples(id as OperationId, publicUrl) } : token;
}

function sectionOf({ id, summary, method, path, scope, query, body, answerParts }: DescribedOperation): GuideSection {
	const rows = [...rowsOf([...query, ...body], id), ...rowsOf(answerParts, responseId(id))];
	return { id, title: summary, text: [`${method} ${path}`, scope].filter(Boolean).join(" · "), rows, path };
}

function rowsOf(parts: readonly DescribedPart[], prefix: string, above = ""): GuideRow[] {
	return parts.flatMap(({ name: own, text: meaning, values, parts: inner }) => {
		const name = above + own;
		const text = [meaning, values.join(", ")].filter(Boolean).join(" ");
		return [{ id: `${prefix}.${name}`, name, text }, ...rowsOf(inner, prefix, `${name}.`)];
	});
}
