import { ConfigError, env } from "#lib/config/env.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { CHECKS } from "#lib/domain/doctor/checks.ts";
import { diagnose } from "#lib/domain/doctor/look.ts";
import { type WordedFinding, wordFinding } from "#lib/domain/doctor/word-finding.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { actAsOwner } from "./act-as-owner.ts";
import { ignoreClosedPipe } from "./closed-pipe.ts";
import { sentenceOf } from "./sentence-of.ts";
import { withDatabase } from "./with-database.ts";

const LOCALE = "EN";
const SIGNS = { well: "✓", note: "·", warn: "!", wrong: "✗" } as const;

/** `npm run doctor`: looks at everything and says how to mend what is not well. @returns whether something is wrong */
async function doctor(): Promise<boolean> {
	actAsOwner(env().dataDir);
	let hasWrong = false;
	for (const found of await look()) {
		process.stdout.write(`${linesOf(found).join("\n")}\n`);
		hasWrong ||= found.level === "wrong";
	}
	return hasWrong;
}

/** Without its database there is still something to look at. */
async function look(): Promise<WordedFinding[]> {
	return withDatabase(lookAtAll).catch((error: unknown) => {
		if (error instanceof ConfigError || env().databaseUrl !== "") throw error;
		process.stderr.write(`${sentenceOf(error)}\n`);
		return lookAtAll();
	});
}

async function lookAtAll(): Promise<WordedFinding[]> {
	const findings = await diagnose(operatorContext("doctor"));
	const { doctor: words } = workplaceMessages(LOCALE);
	return Promise.all(CHECKS.map(async ({ id }) => wordFinding(id, await findings[id], words, LOCALE)));
}

function linesOf({ level, name, text, answer, mend, line, lines }: WordedFinding): string[] {
	const isMended = level === "warn" || level === "wrong";
	return [
		`${SIGNS[level]} ${name}: ${text}`,
		...[answer, ...lines, ...(isMended ? [mend, line] : [])].filter((one) => one !== null).map((one) => `    ${one}`),
	];
}

ignoreClosedPipe();
try {
	if (await doctor()) process.exitCode = 1;
} catch (error) {
	process.stderr.write(`${sentenceOf(error)}\n`);
	process.exitCode = 1;
}
