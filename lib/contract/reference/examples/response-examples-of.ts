import type { z } from "zod";

/** An answer of every operation that answers with JSON. */
export type ResponseExamples<Operations extends Record<string, { response: unknown }>> = {
	[Id in keyof Operations as Operations[Id]["response"] extends z.ZodType ? Id : never]: z.output<
		Extract<Operations[Id]["response"], z.ZodType>
	>;
};
