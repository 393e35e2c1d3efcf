import FieldModel
import Testing

/// A small share of the model's steps; `swift run -c release maskfield-model` takes a million.
@Suite struct ModelTests {
  @Test(arguments: [1, 2, 3, 4]) func theFieldAgreesWithTheModel(seed: UInt64) throws {
    var run = ModelRun(seed: seed)
    try run.play(2_000)
    #expect(run.steps >= 2_000)
  }
}
