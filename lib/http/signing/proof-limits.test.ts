import { expect, it } from "vitest";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { PEER_HEADER } from "#lib/http/limits/client-ip.ts";
import { countCall } from "#lib/http/limits/rate-limit.ts";
import { ACCESS_CODE, ask, type Call, makeGuarded, routesBelow } from "#lib/testing/below-a-link.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { linkTo } from "#lib/testing/proof.ts";

useTestDatabase();

const MANY_TRIES = { ...ACCESS_CODE, authenticationRetryCount: 10 };
const CODE_BY_MAIL = { authenticationType: "EmailOTP" };

async function outcomeOf(name: "proof" | "proof/send", token: string, ip = "198.51.100.1"): Promise<string> {
	const route = (await routesBelow()).find((one) => one.name === name && one.method === "POST") as Call;
	const headers = { "content-type": "application/json", [PEER_HEADER]: ip };
	const answer = await ask(route, token, "", { body: JSON.stringify({ code: "guess" }), headers });
	return ((await answer.json()) as { outcome: string }).outcome;
}

/** As if so many calls had come, to whichever web process. */
async function use(name: string, key: string, calls: number, limit: { points: number; durationSeconds: number }) {
	for (let count = 0; count < calls; count += 1) await countCall(name, key, limit);
}

it("codes are tried 30 times in a quarter of an hour, however many links and addresses they come by", async () => {
	const { signer } = await makeGuarded(MANY_TRIES);
	const links = [await linkTo(signer.id), await linkTo(signer.id)];
	const outcomes: string[] = [];
	for (let count = 0; count < 31; count += 1) {
		outcomes.push(await outcomeOf("proof", links[count % 2] ?? "", `198.51.100.${count + 1}`));
	}
	expect(outcomes).toEqual([...Array(9).fill("wrong"), ...Array(21).fill("locked"), "busy"]);
	const { token } = await makeGuarded(MANY_TRIES);
	expect(await outcomeOf("proof", token)).toBe("wrong");
});

it.each([
	["proof", "proof", MANY_TRIES, { points: 30, durationSeconds: 900 }, "wrong"],
	["proof/send", "proof-code", CODE_BY_MAIL, { points: 10, durationSeconds: 3600 }, "sent"],
] as const)("calls of %s are counted by link, and not by address", async (route, name, asked, limit, usual) => {
	const [one, other] = [await makeGuarded(asked), await makeGuarded(asked)];
	await use(`${name}-link`, hashSecret(one.token), limit.points, limit);
	expect(await outcomeOf(route, one.token)).toBe("busy");
	expect(await outcomeOf(route, await linkTo(one.signer.id))).toBe(usual);

	expect(await outcomeOf(route, other.token)).toBe(usual);
});
