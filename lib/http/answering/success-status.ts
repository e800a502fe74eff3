import type { Operation } from "#lib/contract/operation.ts";

/** false: every client gets the status that the contract says. */
const OBLIGES_PYTHON_SDK = true;

/** As the public Python SDK introduces itself. */
const PYTHON_SDK = /^boldsign-python-sdk\/\d+(?:\.\d+)*$/;

/**
 * The status of an answer that is no refusal. The public Python SDK reads the body of document/send from a 201 alone
 * and gives its caller None for the documented 200.
 */
export function successStatus({ id, status }: Operation, headers: Headers): number {
	const isPythonSend = id === "sendDocument" && PYTHON_SDK.test(headers.get("user-agent") ?? "");
	return OBLIGES_PYTHON_SDK && isPythonSend ? 201 : status;
}
