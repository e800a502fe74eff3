-- CreateTable
CREATE TABLE "Process" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "memoryMb" INTEGER NOT NULL,
    "visitedHosts" TEXT[],
    "startedAt" TIMESTAMPTZ(6) NOT NULL,
    "seenAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "Process_pkey" PRIMARY KEY ("id")
);
