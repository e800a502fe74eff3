import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const TESTS = ["lib", "components", "app", "prisma"].flatMap((folder) => [
	`${folder}/**/*.test.ts`,
	`${folder}/**/*.test.tsx`,
]);

/** Tests of what a process takes of memory and processor, or of what it has not loaded yet: each has one for itself. */
const OF_A_PROCESS = [
	"lib/fields/rules/regex.test.ts",
	"lib/fields/looks/text-layout.test.ts",
	"lib/http/journeys/documents/public-uploads.test.ts",
	"lib/http/reading/read-json.test.ts",
	"lib/pdf/run-task.test.ts",
];

/** Loops over every byte and pixel of a file, in libraries as well: counting takes two thirds of their time again. */
const OF_FILES = ["lib/pdf/**/*.test.ts"];

/** Waits for whole days, short as they are, and reckons nothing: it is run beside what reckons, or begun first. */
const WAITS = "lib/domain/reminders/schedule.test.ts";

class WaitingFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith(WAITS);
		return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
	}
}

export default defineConfig({
	root: new URL("../../..", import.meta.url).pathname,
	test: {
		globalSetup: ["lib/testing/global-setup.ts"],
		// One more than the two cores it is meant for: tests wait for the database as much as they reckon.
		maxWorkers: 3,
		sequence: { sequencer: WaitingFirst },
		projects: [
			// Loading the product takes seconds: each process does it once, not once for each file.
			{
				extends: true,
				test: { name: "shared", include: TESTS, exclude: [...OF_A_PROCESS, ...OF_FILES, WAITS], isolate: false },
			},
			{ extends: true, test: { name: "files", include: OF_FILES, exclude: OF_A_PROCESS, isolate: false } },
			{ extends: true, test: { name: "waits", include: [WAITS] } },
			{ extends: true, test: { name: "alone", include: OF_A_PROCESS, isolate: true } },
		],
		setupFiles: ["lib/testing/next-environment.ts", "lib/testing/leave-nothing.ts"],
		// A busy machine takes its time: no test but those of slow templates gets a Draft.
		env: { LOG_LEVEL: "silent", TEMPLATE_INTAKE_SECONDS: "600" },
		testTimeout: 30_000,
		hookTimeout: 120_000,
		pool: "forks",
		coverage: {
			provider: "v8",
			reporter: ["json-summary"],
			reportOnFailure: true,
			exclude: ["**/testing/**", "e2e/**", "lib/db/generated/**", "lib/i18n/generated/**", "lib/pdf/**"],
		},
		restoreMocks: true,
		unstubEnvs: true,
	},
});
