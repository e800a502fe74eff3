import { ERRORS, type ErrorCode } from "#lib/errors/catalogue.ts";
import { MAX_ATTACHMENT_BYTES, MAX_IMAGE_BYTES } from "#lib/fields/rules/file-rules.ts";
import { MEGABYTE } from "#lib/units.ts";
import { OPERATIONS, type OperationId } from "../../operations.ts";
import { SCOPE_WORDS } from "../../scope-words.ts";
import { OAUTH_SCOPES } from "../../scopes.ts";
import {
	type CausedWebhookEvent,
	RESERVED_WEBHOOK_EVENTS,
	WEBHOOK_EVENT_TEXTS,
	WEBHOOK_RETRY_MINUTES,
} from "../../webhooks/events.ts";
import { WEBHOOK_VERIFY_EXAMPLE } from "../../webhooks/verify-example.ts";
import { CASE_REMEDIES, ERROR_REMEDIES } from "../error-remedies.ts";
import { listIgnored } from "../list-ignored.ts";
import { listRefused } from "../list-refused.ts";
import { code, markdownTable } from "../markdown-table.ts";
import { resourcePath } from "../resources.ts";
import { FIELD_TABLES } from "./field-tables.ts";

/** Limits that the operator sets. */
type ConfiguredLimits = { uploadBytes: number; livePerHour: number; sandboxPerHour: number };

/** What comments in lib/reference stand for, by name. */
export const REFERENCE_TABLES: Readonly<Record<string, (limits: ConfiguredLimits) => string>> = {
	...FIELD_TABLES,
	errors: () =>
		markdownTable(
			["status", "type", "meaning", "what to do"],
			(Object.keys(ERRORS) as ErrorCode[]).map((name) => [
				String(ERRORS[name].status),
				code(name),
				ERRORS[name].text,
				ERROR_REMEDIES[name],
			]),
		),
	"error-codes": () =>
		markdownTable(
			["status", "code", "type", "what to do"],
			Object.entries(CASE_REMEDIES).map(([name, [type, remedy, status = ERRORS[type].status]]) => [
				String(status),
				code(name),
				code(type),
				remedy,
			]),
		),
	limits: (configured) => markdownTable(["item", "limit"], limitRows(configured)),
	scopes: () =>
		markdownTable(
			["scope", "allows"],
			OAUTH_SCOPES.map((scope) => [code(scope), SCOPE_WORDS[scope]]),
		),
	events: () =>
		markdownTable(
			["event", "when"],
			(Object.keys(WEBHOOK_EVENT_TEXTS) as CausedWebhookEvent[]).map((name) => [code(name), WEBHOOK_EVENT_TEXTS[name]]),
		),
	"reserved-events": () => RESERVED_WEBHOOK_EVENTS.map(code).join(", "),
	verify: () => WEBHOOK_VERIFY_EXAMPLE,
	retries: () =>
		markdownTable(
			["retry", "time after the previous attempt"],
			WEBHOOK_RETRY_MINUTES.map((minutes, index) => [String(index + 1), inWords(minutes)]),
		),
	ignored: () =>
		markdownTable(
			["parameter", "operations", "reason"],
			listIgnored().map(({ name, text, operations }) => [code(name), linksTo(operations), text]),
		),
	refused: () =>
		markdownTable(
			["parameter", "operations", "reason"],
			listRefused().map(({ name, text, operations }) => [code(name), linksTo(operations), sentence(text)]),
		),
};

function limitRows({ uploadBytes, livePerHour, sandboxPerHour }: ConfiguredLimits): string[][] {
	const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
	return [
		["live requests per account", `${livePerHour.toLocaleString("en")} per hour`],
		["sandbox requests per account", `${sandboxPerHour.toLocaleString("en")} per hour`],
		["total size of the files in a request", megabytes(uploadBytes)],
		["size of a request without its files", "16 MB"],
		["files in a document", "100, including up to 25 from `fileUrls`"],
		["pages in a document", "2,000"],
		["signers in a document", "50, and at most 200 people including all members of groups"],
		["roles in a template", "50"],
		["title of a document", "256 characters"],
		["message to signers", "5,000 characters"],
		["labels on a document", "50, each up to 255 characters"],
		["metadata", "50 pairs, with keys of up to 50 characters and values of up to 500"],
		["formulas in a document", "200, with a total of 20,000 characters"],
		["size of an image that a signer uploads", megabytes(MAX_IMAGE_BYTES)],
		["size of an attachment that a signer uploads", megabytes(MAX_ATTACHMENT_BYTES)],
		[
			"`pageSize` of a list",
			"100. You can page through the first 10,000 results. To list more documents, use `nextCursor`",
		],
	];
}

function linksTo(operations: readonly OperationId[]): string {
	return operations
		.map((id) => `[${OPERATIONS[id].path.split("/").slice(2).join("/")}](${resourcePath(id)})`)
		.join(", ");
}

function inWords(minutes: number): string {
	const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function sentence(text: string): string {
	const whole = text.replace(/^is not supported/, "Not supported");
	return whole.charAt(0).toUpperCase() + whole.slice(1);
}
