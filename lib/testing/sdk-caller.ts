import { afterAll, beforeAll } from "vitest";
import { type ApiCaller, makeCaller } from "./api-caller.ts";
import { type ApiServer, startApiServer } from "./api-server.ts";

/** A caller and a server for the tests of a file, and clients of the public SDK with the caller’s key. */
export function useSdkCaller() {
	let server: ApiServer;
	let caller: ApiCaller;
	beforeAll(async () => {
		server = await startApiServer();
		caller = await makeCaller();
	});
	afterAll(() => server.close());
	return {
		get done() {
			return server.done;
		},
		get caller() {
			return caller;
		},
		withKey<A extends { setApiKey(key: string): void }>(Api: new (url: string) => A): A {
			const api = new Api(server.url);
			api.setApiKey(caller.key);
			return api;
		},
	};
}
