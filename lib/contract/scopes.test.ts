import { expect, it } from "vitest";
import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { API_SCOPES, coversScope } from "./scopes.ts";

it("has no scope that no operation needs", () => {
	const useful = API_SCOPES.filter((scope) =>
		Object.values<Operation>(OPERATIONS).some((one) => one.scope !== null && coversScope([scope], one.scope)),
	);
	expect(API_SCOPES).toEqual(useful);
});
