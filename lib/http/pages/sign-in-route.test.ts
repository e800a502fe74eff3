import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { cookieJar, postPageForm } from "#lib/testing/next-request.ts";
import { makePerson, PASSWORD, setAppUp, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { takeFactor } from "./sign-in-route.ts";

useTestDatabase();

it("takes an answer that is no passkey's for no try, and an app's code that does not fit for one", async () => {
	const { email, userId } = await makePerson();
	const { recoveryCodes } = await setAppUp(await signInWithPassword(email));
	const signedIn = await signIn(visitorContext(), { email, password: PASSWORD });
	if (signedIn?.step !== "factor") throw new Error("expected to be asked for more");
	const jar = cookieJar(`signet.half-way=${signedIn.halfWay}`);
	const give = async (form: Record<string, string>) => {
		const answer = await postPageForm(jar, "/sign-in/factor/prove", form, takeFactor);
		return answer.headers.get("location") ?? "";
	};
	const failures = async () => (await db().halfSignIn.findFirstOrThrow({ where: { userId } })).failures;

	for (const passkey of ["null", "", "{}", "no JSON"]) expect(await give({ passkey })).toContain("&refused=wrong");
	expect(await failures()).toBe(0);
	expect(await db().accountEvent.count({ where: { userId, type: "SignInFailed" } })).toBe(0);
	expect(await give({ code: "wrong" })).toContain("&refused=wrong");
	expect(await failures()).toBe(1);
	expect(await give({ recoveryCode: recoveryCodes[0] ?? "", returnTo: "/documents" })).toBe("/documents");
	expect(jar.cookies.get("next-auth.session-token")).toMatch(/./);
});
