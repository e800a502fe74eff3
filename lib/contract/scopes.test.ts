import { expect, it } from "vitest";
import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { API_SCOPES, coversScope, OFFERED_API_SCOPES } from "./scopes.ts";

it("offers the scopes that operations need today, and those alone", () => {
	const useful = API_SCOPES.filter((scope) =>
		Object.values<Operation>(OPERATIONS).some((one) => one.scope !== null && coversScope([scope], one.scope)),
	);
	expect(OFFERED_API_SCOPES).toEqual(useful);
});
