import { expect, it } from "vitest";
import { requestUrl } from "./request-url.ts";

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
	["/V1/OpenAPI.json", "/v1/openapi.json"],
	["/V1//OPENAPI.JSON/?X=Y", "/v1/openapi.json/?X=Y"],
	["/v1/OpenAPI.json/More", "/v1/OpenAPI.json/More"],
	["http://sign.example/V1/document/list?q=a//b", "/v1/document/list?q=a//b"],
	["HTTPS://sign.example:8443/sign/AbC", "/sign/AbC"],
	["http://sign.example", "/"],
	["http://sign.example?q=1", "/?q=1"],
	["/sign/abc%", "/sign/abc%25"],
	["/sign/%ff?q=%ff", "/sign/%25ff?q=%ff"],
	["/v1/document/li%C3%A9%", "/v1/document/li%25C3%25A9%25"],
	["/sign/li%C3%A9", "/sign/li%C3%A9"],
	["*", "/*"],
])("reads the address %s as %s", (given, read) => {
	expect(requestUrl(given)).toBe(read);
});
