import type { FormPart } from "../examples/example-call.ts";
import { JSON_STYLE, writeValue } from "./write-value.ts";
import type { WrittenCall } from "./written-call.ts";

/** A call for a shell, in options that curl has had for years. */
export function writeCurl({ method, url, query = {}, json, form, saveAs }: WrittenCall): string {
	const isPlain = method === "GET" || (method === "POST" && (json || form));
	const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
	const address = search.length > 0 ? quoted(`${url}?${search.join("&")}`) : url;
	return [
		`${isPlain ? "curl" : `curl -X ${method}`} ${address}`,
		'-H "X-API-KEY: $SIGNET_KEY"',
		...(json ? ['-H "Content-Type: application/json"', `-d ${quoted(writeValue(json, JSON_STYLE, "  "))}`] : []),
		...(form ?? []).map((part) => `-F ${quoted(writePart(part))}`),
		...(saveAs === undefined ? [] : [saveAs === null ? "-OJ" : `-o ${saveAs}`]),
	].join(" \\\n  ");
}

function writePart([name, value]: FormPart): string {
	if (typeof value === "string") return `${name}=${value}`;
	return `${name}=${"file" in value ? `@${value.file}` : writeValue(value.json, JSON_STYLE, "  ")}`;
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
