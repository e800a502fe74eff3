/** A part of a form: text, what is written as JSON, or the name of a file. */
export type FormPart = [name: string, value: string | { json: object } | { file: string }];

/** An example call as data, from which every language’s code is written. */
export type ExampleCall = {
	/** Values need no encoding. */
	query?: Record<string, string>;
	json?: object;
	form?: FormPart[];
	/** Where a downloaded file is saved; null under the name that the server gives it. */
	saveAs?: string | null;
};

/** Examples of some operations; for some they depend on when they are read. */
export type ExampleCalls<Id extends string> = Record<Id, ExampleCall | ((now: Date) => ExampleCall)>;
