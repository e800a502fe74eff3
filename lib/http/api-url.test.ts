import { expect, it } from "vitest";
import { apiUrl } from "./api-url.ts";

it.each([
	["/v1//document/list?q=a//b", "/v1/document/list?q=a//b"],
	["//v1/document///list//", "/v1/document/list/"],
	["/V1-Beta//x", "/v1-beta/x"],
	["/V1/Document/List?Q=A", "/v1/Document/List?Q=A"],
	["/Connect/Token", "/connect/Token"],
	["/V10/x", "/V10/x"],
	["/connect//token", "/connect/token"],
	["/v1\\document/list", "/v1/document/list"],
	["/v1", "/v1"],
	["//elsewhere.example/v1", "//elsewhere.example/v1"],
	["/documents//x", "/documents//x"],
	["/sign/v1//x", "/sign/v1//x"],
	["/v10//x", "/v10//x"],
	["/?next=/v1//x", "/?next=/v1//x"],
	["*", "*"],
])("reads the address %s as %s", (given, read) => {
	expect(apiUrl(given)).toBe(read);
});
