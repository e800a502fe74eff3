import { execFileSync } from "node:child_process";
import { Script } from "node:vm";
import { expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { type ExampleLanguage, writeExample } from "./write-example.ts";

const ids = Object.keys(OPERATIONS) as OperationId[];
const write = (id: OperationId, language: ExampleLanguage) => writeExample(id, language, "https://sign.example.com");

it.each(ids)("the Node.js example of %s is JavaScript that calls its path", (id) => {
	const code = write(id, "node");
	const body = code.replace(/^import .*;\n/gm, "");
	expect(() => new Script(`async () => {\n${body}\n}`)).not.toThrow();
	expect(code).toContain(`https://sign.example.com${OPERATIONS[id].path}`);
});

it("the Python examples are Python that calls their paths", () => {
	const codes = ids.map((id) => write(id, "python"));
	const parse = "import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)";
	execFileSync("python3", ["-c", parse], { input: JSON.stringify(codes) });
	for (const [index, id] of ids.entries()) {
		expect(codes[index]).toContain(`"https://sign.example.com${OPERATIONS[id].path}"`);
	}
});

it("writes options of curl that versions since 7.68 know", () => {
	const options = ids.flatMap((id) => [...write(id, "curl").matchAll(/^(?:curl| ) (-\S+)/gm)].map(([, name]) => name));
	expect([...new Set(options)].toSorted()).toEqual(["-F", "-H", "-OJ", "-X", "-d", "-o"]);
});

it("writes short values on one line, and long ones an item a line", () => {
	expect(write("remindSigners", "curl")).toBe(
		[
			"curl 'https://sign.example.com/v1/document/remind?documentId=0b9f6a4e-6a0c-4c27-9a53-5a8f5f6f2c11&receiverEmails=mia@example.com' \\",
			'  -H "X-API-KEY: $SIGNET_KEY" \\',
			'  -H "Content-Type: application/json" \\',
			`  -d '{"message": "Could you sign by Friday?"}'`,
		].join("\n"),
	);
	expect(write("shareTemplate", "python")).toContain(
		[
			"    json={",
			'        "teams": [',
			"            {",
			'                "teamId": "5a2e9c71-8b3d-4f60-9e17-4d6c8b0a1f23",',
		].join("\n"),
	);
});
