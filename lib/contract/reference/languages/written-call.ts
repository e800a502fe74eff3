import type { Operation } from "../../operation.ts";
import type { ExampleCall } from "../examples/example-call.ts";

/** A call with its address and what it answers with. */
export type WrittenCall = ExampleCall & {
	method: Operation["method"];
	/** Without the query. */
	url: string;
	answer: "json" | "file" | "none";
};
