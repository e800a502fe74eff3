import type { z } from "zod";
import type { JsonSchema } from "../openapi/json-schema.ts";
import { requestSchema } from "../openapi/request-schema.ts";
import type { Operation } from "../operation.ts";
import type { OperationId } from "../operations.ts";
import { OPERATIONS } from "../operations.ts";
import { shapeOf } from "../shape.ts";
import { describeLimits } from "./describe-limits.ts";
import { describeParts, type PartDescription } from "./describe-schema.ts";
import type { DescribedPart } from "./described-part.ts";
import { RESPONSE_EXAMPLES } from "./examples/response-examples.ts";
import { PART_TEXTS } from "./part-texts.ts";

export type DescribedOperation = {
	id: OperationId;
	method: string;
	path: string;
	/** Where it is answered as well; null: nowhere. */
	betaPath: string | null;
	summary: string;
	query: DescribedPart[];
	body: DescribedPart[];
	/** Of the body; empty when there is none. */
	encodings: readonly string[];
	/** What an application must be allowed; null: nothing in particular. */
	scope: string | null;
	answer: string;
	/** Parts of the answer where that is JSON. */
	answerParts: DescribedPart[];
	/** An answer where that is JSON; null: there is none to show. */
	answerExample: unknown;
	/** The body is a list of what `body` describes. */
	isBodyList: boolean;
};

/** Parts that are needed, though their schema lets them be left out to say so in better words. */
const NEEDED = new Set([
	...["sendDocument.title", "sendDocument.files", "sendDocument.signers", "createBrand.brandLogo"],
	...["createTemplate.title", "createTemplate.files", "mergeAndSendTemplates.templateIds", "shareTemplate.teams"],
]);

/** Parts whose own parts need no explanation. */
const CLOSED = /\.(?:recipientNotificationSettings|notificationSettings|phoneNumber)$/;

/** What the IDs of its response fields begin with; those of its parameters begin with its own. */
export function responseId(id: OperationId): `${OperationId}.response` {
	return `${id}.response`;
}

/** An operation of the contract as the reference shows it. */
export function describeOperation(id: OperationId): DescribedOperation {
	const { method, path, betaPath, summary, scope, query, body, encodings, files, response, status }: Operation =
		OPERATIONS[id];
	const answer = response === null ? "no content" : response === "binary" ? "the file" : "JSON";
	return {
		id,
		method,
		path,
		betaPath: betaPath ?? null,
		summary,
		query: withLimits(withTexts(id, describeParts(query)), query),
		body: withLimits(withTexts(id, describeParts(body)), body).map((part) => namedAsFile(part, files?.part)),
		encodings,
		isBodyList: shapeOf(body).kind === "array",
		scope,
		answer: `${status} with ${answer}`,
		answerParts: response === null || response === "binary" ? [] : describeParts(response).map(ofAnswer),
		answerExample: (RESPONSE_EXAMPLES as Partial<Record<OperationId, unknown>>)[id] ?? null,
	};
}

/** Everything is in every answer, unless its text says otherwise; null stands where there is nothing to say. */
function ofAnswer(part: PartDescription): DescribedPart {
	const type = part.isNullable ? `${part.type} or null` : part.type;
	return { ...part, isRequired: false, type, limits: "", parts: part.parts.map(ofAnswer) };
}

/** One upload is a file; of several the text says so. */
function namedAsFile(part: DescribedPart, filesPart: string | undefined): DescribedPart {
	return part.name === filesPart && part.type === "text" ? { ...part, type: "file", limits: "" } : part;
}

function withTexts(prefix: string, parts: PartDescription[]): DescribedPart[] {
	return parts.map((part) => {
		const name = `${prefix}.${part.name}`;
		return {
			...part,
			isRequired: part.isRequired || NEEDED.has(name),
			limits: "",
			text: PART_TEXTS[name] ?? part.text,
			parts: CLOSED.test(name) ? [] : withTexts(name, part.parts),
		};
	});
}

function withLimits(parts: DescribedPart[], schema: z.ZodType): DescribedPart[] {
	return limited(parts, requestSchema(schema, parts));
}

function limited(parts: DescribedPart[], schema: JsonSchema): DescribedPart[] {
	const properties = schema.items?.properties ?? schema.properties ?? {};
	return parts.map((part) => {
		const own = properties[part.name] ?? {};
		const limits = describeLimits(own);
		const isSaid = part.text.toLowerCase().includes(limits);
		return { ...part, limits: isSaid ? "" : limits, parts: limited(part.parts, own) };
	});
}
