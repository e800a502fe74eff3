import { dispatch } from "#lib/http/dispatch.ts";
import { provideDispatch } from "#lib/http/loaded-dispatch.ts";

provideDispatch(dispatch);

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
