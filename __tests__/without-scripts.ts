// React warns of scripts that it renders in a browser; here none would run, and the build's own tests read them.
jest.mock('@/components/ui/inline-script', () => ({ InlineScript: () => null }));
