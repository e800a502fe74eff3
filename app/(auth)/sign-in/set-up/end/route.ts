import { takeEnrolled } from "#lib/http/pages/sign-in-route.ts";

export const POST = takeEnrolled;
