import { dispatch } from "#lib/http/dispatch.ts";

/** The public API; which path and method is which operation says lib/contract/operations.ts. */
export {
	dispatch as DELETE,
	dispatch as GET,
	dispatch as HEAD,
	dispatch as OPTIONS,
	dispatch as PATCH,
	dispatch as POST,
	dispatch as PUT,
};
