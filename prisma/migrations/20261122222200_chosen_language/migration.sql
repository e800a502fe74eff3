-- A person without a language has chosen none: pages are in their browser's until then.
ALTER TABLE "User" ALTER COLUMN "locale" DROP NOT NULL,
ALTER COLUMN "locale" DROP DEFAULT;
