import type { FormPart } from "../examples/example-call.ts";
import { PYTHON_STYLE, writeValue } from "./write-value.ts";
import type { WrittenCall } from "./written-call.ts";

const INDENT = "    ";

/** A call for Python with the package requests. */
export function writePython({ method, url, query, json, form = [], saveAs, answer }: WrittenCall): string {
	const data = form.flatMap(([name, value]) => (isFile(value) ? [] : [`("${name}", ${writeData(value)})`]));
	const files = form.flatMap(([name, value]) => (isFile(value) ? [`("${name}", open("${value.file}", "rb"))`] : []));
	const hasJson = form.some(([, value]) => typeof value === "object" && "json" in value);
	return [
		...(hasJson ? ["import json"] : []),
		"import os",
		...(answer === "file" && saveAs === null ? ["import re"] : []),
		"",
		"import requests",
		"",
		`response = requests.${method.toLowerCase()}(`,
		`${INDENT}${JSON.stringify(url)},`,
		`${INDENT}headers={"X-API-KEY": os.environ["SIGNET_KEY"]},`,
		...(query ? [`${INDENT}params=${writeValue(query, PYTHON_STYLE, INDENT)},`] : []),
		...(json ? [`${INDENT}json=${writeValue(json, PYTHON_STYLE, INDENT)},`] : []),
		...list("data", data),
		...list("files", files),
		")",
		"response.raise_for_status()",
		...writeAnswer(saveAs, answer),
	].join("\n");
}

function isFile(value: FormPart[1]): value is { file: string } {
	return typeof value === "object" && "file" in value;
}

function writeData(value: Exclude<FormPart[1], { file: string }>): string {
	if (typeof value === "string") return JSON.stringify(value);
	return `json.dumps(${writeValue(value.json, PYTHON_STYLE, INDENT + INDENT)})`;
}

function list(name: string, items: readonly string[]): string[] {
	if (items.length === 0) return [];
	return [`${INDENT}${name}=[`, ...items.map((item) => `${INDENT}${INDENT}${item},`), `${INDENT}],`];
}

function writeAnswer(saveAs: WrittenCall["saveAs"], answer: WrittenCall["answer"]): string[] {
	if (answer === "json") return ["print(response.json())"];
	if (answer === "none") return [];
	const save = (name: string) => [`with open(${name}, "wb") as file:`, `${INDENT}file.write(response.content)`];
	if (saveAs) return save(JSON.stringify(saveAs));
	return [
		`name = re.search(r'filename="([^"/]+)"', response.headers["Content-Disposition"])`,
		...save('name[1] if name else "download"'),
	];
}
